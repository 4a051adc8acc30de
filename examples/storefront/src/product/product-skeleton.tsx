import { Bar, Loading } from "shop-ui/design/states";

export function ProductSkeleton() {
  return (
    <Loading label="Loading product">
      <div className="product">
        <div className="gallery">
          <span className="picture skeleton" />
        </div>
        <div className="product-info">
          <Bar width="30%" />
          <Bar width="70%" />
          <Bar width="20%" />
          <Bar />
          <Bar />
          <Bar width="60%" />
        </div>
      </div>
    </Loading>
  );
}
